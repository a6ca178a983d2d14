import { pictureAddresses } from '../files/door.ts'

/** Of pictures of publications. */
export const publicationPictures = pictureAddresses('publication picture', '/web/publication/picture')
