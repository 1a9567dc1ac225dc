import { build } from './build/build.ts'

await build((line) => console.error(line))
