// How the screen looked when it was left stands there until the app does (`src/app/last-look.ts`).
import { asked, atHome, build, locale, member, path, read, root, signedIn, worker } from './who.js'

const kept = worker && member && !asked && read(`bw.look${atHome ? '/pages/home/index' : path}`)
const of = { session: signedIn?.slice(-8), locale, build }
root.looked = kept && paintLook(root, kept, of)
