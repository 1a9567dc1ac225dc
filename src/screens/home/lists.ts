// What of Home is below its figures, in one file that comes once they are shown.
export { About } from './About.tsx'
export { NoticeLine } from './NoticeLine.tsx'
export { NoticeRows } from './NoticeRows.tsx'
export { RankedRows } from './RankedRows.tsx'
