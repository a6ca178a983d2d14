/** In the path of a call and among the values of its floor: the thing that is asked of. */
export const thing = '{id}'
