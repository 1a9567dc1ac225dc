import type { laterIcons } from './laterIcons.ts'

/** What the sign-in, Home and what stands round every screen draw: outlines on a grid of 24, with a line of 1.7. */
export const iconPaths = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  stake: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  community:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.6-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 15c1.9.8 3 2.5 3 5',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-3.5 3-5.5 7.5-5.5s7.5 2 7.5 5.5',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20.5a2.2 2.2 0 0 0 4 0',
  back: 'M15 5l-7 7 7 7',
  chevron: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  wallet:
    'M17 8V5H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V7M20 12.5h-3.5a1.8 1.8 0 0 0 0 3.6H20',
  lock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5v4.2h-4.2',
  transfer: 'M4 8h16l-3.5-3.5M20 16H4l3.5 3.5',
  withdraw: 'M12 15.5V4M7.5 8L12 3.5 16.5 8M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4',
  receipt: 'M6 3.5h12v17l-2.4-1.5-2.4 1.5-2.4-1.5L8.4 20.5 6 19zM9 8h6M9 12h6',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.2',
  offline:
    'M4 4l16 16M7.5 8.5A5 5 0 0 0 7 18.5h10.5M10.5 6.3A5.5 5.5 0 0 1 17 11a3.8 3.8 0 0 1 3.6 5.4',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2.2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  wave: 'M2.5 13.5c1.2 2.2 3 2.5 4.2.3l2.2-4.6c1-2 2.5-2 3.5 0l1.3 3.2c.9 1.9 2.4 1.9 3.4.2 1-1.8 2.3-2.3 4.4-2.3',
} as const

export type IconName = keyof typeof iconPaths | keyof typeof laterIcons
