/** Line icons of the portal, drawn on a 32 × 32 grid. */
const paths = {
  person: 'M16 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10M6 27c1-6 5-9 10-9s9 3 10 9',
  document: 'M8 5h11l5 5v17H8zM19 5v5h5M12 16h8M12 21h8',
  speech: 'M6 8h20v14H14l-6 5v-5H6zM12 13h8M12 17h5',
  scales: 'M16 5v22M8 27h16M6 10h20M6 10l-3 8a4 4 0 0 0 7 0zM26 10l-3 8a4 4 0 0 0 7 0z',
  contract: 'M8 4h16v24H8zM12 10h8M12 15h8M13 22c2-3 4-3 5-1',
  question: 'M14 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16M20 20l7 7M11 13c1-3 6-3 6 0 0 2-3 2-3 4M14 19.5v.5',
  search: 'M14 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16M20 20l7 7',
  close: 'M8 8l16 16M24 8L8 24',
  left: 'M19 8l-8 8 8 8',
  right: 'M13 8l8 8-8 8',
  down: 'M8 12l8 8 8-8',
  up: 'M8 20l8-8 8 8',
  copy: 'M11 11h15v15H11zM21 11V6H6v15h5',
  link: 'M13 19l6-6M11 15l-3 3a5 5 0 0 0 7 7l3-3M21 17l3-3a5 5 0 0 0-7-7l-3 3',
  print: 'M10 12V5h12v7M8 24H5V13h22v11h-3M10 20h12v7H10z',
  filter: 'M5 8h22l-8 10v8l-6-3v-5z',
  outside: 'M13 8H7v17h17v-6M18 6h8v8M26 6L15 17',
  pin: 'M16 28c6-8 9-12 9-16a9 9 0 0 0-18 0c0 4 3 8 9 16zM16 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  phone: 'M9 5l4 6-3 3c1 4 4 7 8 8l3-3 6 4c-1 4-4 5-7 4C12 25 7 20 5 12c-1-3 0-6 4-7z',
  mail: 'M5 8h22v17H5zM5 9l11 9 11-9',
  clock: 'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22M16 10v6l4 3',
} as const

export type IconName = keyof typeof paths

/** @param size edge in pixels */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 24 ? 2.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
