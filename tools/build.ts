import { compile } from '#contracts/compile.ts'
import { buildApp } from './build/buildApp.ts'

await Promise.all([buildApp({ log: (line) => console.error(line) }), compile()])
