/** Strokes of the letters in a field of 4 × 6: fonts are not there on every server. */
const letters: Record<string, string> = {
  S: 'M4 0H0V3H4V6H0',
  A: 'M0 6V0H4V6M0 3H4',
  M: 'M0 6V0L2 3L4 0V6',
  P: 'M0 6V0H4V3H0',
  L: 'M0 0V6H4',
  E: 'M4 0H0V6H4M0 3H3',
}

function write(word: string, x: number, y: number, scale: number): string {
  const strokes = [...word].map(
    (letter, place) => `<path transform="translate(${place * 6} 0)" d="${letters[letter]}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="0.8">${strokes.join('')}</g>`
}

/** Grey bars where a licence has its lines. */
function bars(): string {
  const widths = [420, 330, 460, 260, 380]
  return widths
    .map((width, row) => `<rect x="120" y="${250 + row * 52}" width="${width}" height="16"/>`)
    .join('')
}

/** A picture that stands in for a document and says across itself that it is a sample: PNG. */
export async function drawSample(): Promise<Buffer> {
  // Drawn at the first start alone: later ones do without it.
  const { default: sharp } = await import('sharp')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
    <rect width="900" height="640" fill="#fdf8ea"/>
    <rect x="24" y="24" width="852" height="592" fill="none" stroke="#b08d3c" stroke-width="6"/>
    <rect x="40" y="40" width="820" height="560" fill="none" stroke="#b08d3c" stroke-width="2"/>
    <rect x="300" y="110" width="300" height="44" fill="#5c4a1e"/>
    <g fill="#c9c1aa">${bars()}</g>
    <circle cx="700" cy="440" r="84" fill="none" stroke="#c0392b" stroke-width="8"/>
    <g fill="none" stroke="#c0392b" stroke-opacity="0.55" transform="rotate(-18 450 320)">
      ${write('SAMPLE', 170, 240, 16)}
    </g>
  </svg>`
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer()
}
