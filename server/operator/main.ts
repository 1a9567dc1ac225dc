import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  input: async () => {
    const parts: Buffer[] = []
    for await (const part of process.stdin) parts.push(part as Buffer)
    return Buffer.concat(parts).toString()
  },
})
