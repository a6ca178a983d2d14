import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
  /** Edge in pixels. */
  edge?: number
}

/** A text as a QR code, dark on light whatever the page's colours. */
export function QrCode({ text, label, edge = 208 }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    // Four modules of light around it, as ISO/IEC 18004 asks.
    const { data, size: modules } = encode(text, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <svg
      width={edge}
      height={edge}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
