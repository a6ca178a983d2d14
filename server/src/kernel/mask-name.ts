const isHan = /^\p{Script=Han}/u

/** The first letter of each part of a name: 李小明 is 李**, Ivan Sergeev I*** S***. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((part) => {
      const letters = [...part]
      return `${letters[0] ?? ''}${'*'.repeat(isHan.test(part) ? Math.max(letters.length - 1, 1) : 3)}`
    })
    .join(' ')
}
