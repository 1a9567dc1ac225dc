/** Where the service worker and the page keep what is read with no network, and that nothing is to be kept. */
export const keptCopy = {
  /** The cache of answers. */
  answers: 'bw-reads',
  /** The cache of what this device is set to; it outlives a session and knows no member. */
  settings: 'bw-settings',
  /** There in `settings` where nothing is to be kept. */
  off: '/kept/nothing',
} as const
