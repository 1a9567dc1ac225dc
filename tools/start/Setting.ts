/** What the parts of a farm are started with. */
export type Setting = {
  dataDir: string
  env: NodeJS.ProcessEnv
  log: (line: string) => void
  /** The farm ends: nothing is started any more, and what is starting is given up. */
  ending: AbortSignal
  /** Told the process id of a part, so that the next start knows it if we are killed. */
  spawned: (name: string) => (pid: number) => void
}
