/** The list of what everybody may read. */
export const forumPath = '/communication/forum'

/** Where one writes a post. */
export const writePath = '/communication/forum/release'

export const ownPostsPath = '/usercenter/myBBS'

export function postAddress(id: string): string {
  return `/communication/forum/detail?id=${id}`
}

/** Of the same, at a comment. */
export function commentAddress(postId: string, id: string): string {
  return `${postAddress(postId)}&comment=${id}`
}

export function editAddress(id: string): string {
  return `${writePath}?id=${id}`
}
