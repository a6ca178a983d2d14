/** Hands an address to what the device shares by, else copies it; whether it was copied. Fails where neither can be. */
export async function share(title: string, url: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // Whoever closes the device's menu wants nothing more; where it cannot open, the address is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}
