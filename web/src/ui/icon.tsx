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
  globe:
    'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22M5 16h22M16 5c4 4 5 7 5 11s-1 7-5 11M16 5c-4 4-5 7-5 11s1 7 5 11',
  check: 'M7 17l6 6 12-14',
  flag: 'M7 28V5M7 6h17l-4 6 4 6H7',
  case: 'M5 10h22v16H5zM11 10V6h10v4M5 17h22',
  shield: 'M16 4l10 4v8c0 6-4 10-10 12C10 26 6 22 6 16V8zM11 16l4 4 6-7',
  people:
    'M12 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10M3 27c1-6 4-9 9-9s8 3 9 9M21 7a4.5 4.5 0 0 1 0 9M24 19c3 1 4.5 4 5 8',
  languages: 'M5 8h12M11 5v3M14 8c-1 5-4 9-8 11M8 12c2 4 5 6 8 7M16 27l5-13 5 13M18 23h6',
  calendar: 'M6 8h20v19H6zM6 14h20M11 5v6M21 5v6',
  send: 'M5 15L27 5l-7 22-5-9zM15 18l12-13',
  bolt: 'M18 3L7 18h8l-2 11 12-16h-8z',
  alert: 'M16 5l12 21H4zM16 13v6M16 22.4v.4',
  info: 'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22M16 15v7M16 10.4v.4',
  lock: 'M8 14h16v13H8zM11 14v-3a5 5 0 0 1 10 0v3M16 19v3',
  pencil: 'M6 26l2-7L21 6l5 5-13 13zM18 9l5 5',
  plus: 'M16 6v20M6 16h20',
  upload: 'M16 21V6M10 12l6-6 6 6M6 20v6h20v-6',
  download: 'M16 6v15M10 15l6 6 6-6M6 20v6h20v-6',
  remove: 'M6 9h20M12 9V5h8v4M9 9l1 18h12l1-18M14 14v8M18 14v8',
  more: 'M7 15v2M16 15v2M25 15v2',
  bell: 'M8 22V14a8 8 0 0 1 16 0v8l2 2H6zM13 27h6',
  back: 'M13 7L5 14l8 7v-4c6 0 10 2 13 7 0-8-5-13-13-13z',
  history: 'M6 16a10 10 0 1 0 3-7L6 12M6 6v6h6M16 10v6l4 3',
  book: 'M16 8c-3-2-7-2-11-2v18c4 0 8 0 11 2 3-2 7-2 11-2V6c-4 0-8 0-11 2zM16 8v18',
  chart: 'M5 27h22M9 27V16M16 27V6M23 27V12',
  stamp: 'M8 27h16M9 23h14v-4h-4c-1-3 2-6 2-9a5 5 0 0 0-10 0c0 3 3 6 2 9H9z',
  help: 'M6 20v7M6 21h6l8 3 7-3-2-3-6 1M12 18h6M17 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
  list: 'M11 8h16M11 16h16M11 24h16M5 8h.1M5 16h.1M5 24h.1',
  star: 'M16 5l3.4 7.2 7.6 1-5.6 5.3 1.4 7.7L16 22.5l-6.8 3.7 1.4-7.7L5 13.2l7.6-1z',
  share:
    'M22 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8M10 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8M22 19a4 4 0 1 1 0 8 4 4 0 0 1 0-8M13.5 14.3l5-3M13.5 17.7l5 3',
  eye: 'M3 16c4-7 8-9 13-9s9 2 13 9c-4 7-8 9-13 9s-9-2-13-9zM16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  like: 'M5 14h4v13H5zM9 14l5-10c3 0 4 2 3 5l-1 4h9l-2 14H9',
  picture: 'M5 7h22v18H5zM5 21l7-6 5 4 4-3 6 5M20 12v.1',
  tack: 'M12 5h8l-1 8 4 5H9l4-5zM16 18v9',
  feed: 'M7 25v.1M7 15a10 10 0 0 1 10 10M7 7a18 18 0 0 1 18 18',
} as const

export type IconName = keyof typeof paths

interface LineDrawingProps {
  path: string
  /** Edge in pixels. */
  size?: number
}

/** What is drawn on the icons' grid for one place alone. */
export function LineDrawing({ path, size = 18 }: LineDrawingProps) {
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
      <path d={path} />
    </svg>
  )
}

/** @param size edge in pixels */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} />
}
