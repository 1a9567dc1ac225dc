import { readFileSync, writeFileSync } from 'node:fs'
import { figuresDoc } from './figures/figuresDoc.ts'

/** Writes the members' figures into their page, out of the table that the app tells them from. */
const PAGE = 'docs/figures.md'

writeFileSync(PAGE, figuresDoc(readFileSync(PAGE, 'utf8')))
