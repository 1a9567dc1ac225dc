/** A moment as spreadsheets and tax programs read it, UTC: `2026-11-21 09:30:00`. */
export const utcText = (at: string): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ')
