/** Business constants with the line of the specification (§9) or decision they come from. Times in milliseconds. */
export const limits = {
  /** Specification §9: request time-out 10 s (reads). */
  readTimeout: 10_000,
  /** Specification §9: 60 s in the platform config; decisions §10: money writes and uploads. */
  writeTimeout: 60_000,
  /** Specification §9: chunk-load time-out. */
  chunkTimeout: 120_000,
  /** Specification §2 and §9: page-load time-out. */
  pageTimeout: 60_000,
  /** Specification §2: delay before the loading state shows. */
  pendingDelay: 200,
  /** Specification §9: toast duration. */
  toast: 2_000,
  /** Specification §9: countdown of the verification code, seconds. */
  codeCountdown: 60,
  /** Specification §9: verification code length. */
  codeLength: 6,
  /** Decisions §8: how long a code is good for, and how many tries. */
  codeMinutes: 10,
  codeTries: 5,
  /** Specification §5 and decisions §8: password length. */
  passwordMin: 6,
  passwordMax: 64,
  /** Decisions §7: characters of an invitation code. */
  inviteCodeLength: 6,
  /** Specification §9: strings longer than this are masked … */
  maskOver: 15,
  /** … to this many first and last characters. */
  maskEnds: 7,
  /** Specification §9: under this age a time is "just now". */
  justNow: 5 * 60_000,
  /** Specification §9: older than this many days a relative time becomes a date. */
  relativeDays: 30,
  /** Contract: the largest picture that is taken, bytes. */
  uploadMax: 5 * 1024 * 1024,
  /** Contract: rows of a page. */
  pageDefault: 20,
  pageMax: 100,
  /** Contract: lines of a page of an account's statement. */
  statementPage: 500,
  /** Browsers of one member that get pushes; the oldest goes (docs/decisions/081). */
  pushDevices: 10,
} as const
