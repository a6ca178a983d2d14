/** Passes on so many bytes, and breaks off what brings more. */
function boundBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > most) controller.error(new Error('The answer does not come to an end.'))
      else controller.enqueue(chunk)
    },
  })
}

/**
 * How a service of the settings is asked by packages that hold its answer in memory: an endless one is broken off, and
 * nobody is sent elsewhere. How long it may take is said by the signal of whoever asks.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    return new Response(response.body.pipeThrough(boundBytes(mostBytes)), response)
  }
}
