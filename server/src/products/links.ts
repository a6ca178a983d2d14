/** Path of the screen on which the members of teams read what is asked of them. */
export const teamLink = '/content/consult/team'
