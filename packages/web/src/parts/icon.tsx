/** Drawn on a grid of 24, 1.8 wide, round ends, nothing filled. Always beside a word. */
const paths = {
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  book: 'M6 4h11a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a2 2 0 0 1-2-2V5a1 1 0 0 1 1-1zM5 18a2 2 0 0 1 2-2h11',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
  branch: 'M7 4v16M7 14c0-5 10-3 10-8M14 7l3-3 3 3',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  report: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 12h16',
  add: 'M12 5v14M5 12h14',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  ruler: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  eye: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  top: 'M12 3l8 4-8 4-8-4zM12 11v9M9 17l3 3 3-3',
  slant: 'M3 17l6-9h12l-6 9z',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  arcs: 'M12 20L5 6.5a15 15 0 0 1 14 0zM8.5 13.2a7 7 0 0 1 7 0',
  reach: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 12h8M17 9l3 3-3 3',
  threat: 'M12 4L2.5 20h19zM12 10v5M12 17.6v.2',
  more: 'M5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM19 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
  waypoint: 'M4 18l6-8 5 5 5-9M4 18h.01M20 6h.01',
  left: 'M9 4L4.5 8.5 9 13M4.5 8.5H13a6.5 6.5 0 1 1-6 9',
  right: 'M15 4l4.5 4.5L15 13M19.5 8.5H11a6.5 6.5 0 1 0 6 9',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  select: 'M6 4l12 8-5 1.2L10.5 19z',
  polygon: 'M5 8l8-4 6 6-3 9-10-2z',
  circle: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  stamp: 'M9 4h6l-1 8h3l1 4H6l1-4h3zM6 19.5h12',
  piece: 'M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 18c0-4 1.5-7 4-7s4 3 4 7M5 19.5h14',
  grid: 'M4 8h16M4 16h16M8 4v16M16 4v16',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
