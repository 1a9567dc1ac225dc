/** The scripts that a built script imports before it runs, by their file names. */
export const importsOf = (script: string): string[] => names(script, STATIC)

/** The scripts that it imports when they are needed. */
export const lazyImportsOf = (script: string): string[] => names(script, LAZY)

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g
const LAZY = /import\(\s*["'`]\.\/([\w.-]+\.js)/g

const names = (script: string, pattern: RegExp): string[] => [
  ...new Set([...script.matchAll(pattern)].map(([, name = '']) => name)),
]

/** A script and all that it imports before it runs, but for what is there already. */
export function loadOf(
  file: string,
  read: (file: string) => string,
  there: readonly string[] = [],
): string[] {
  const found = new Set([file])
  for (const one of found)
    for (const name of importsOf(read(one))) if (!there.includes(name)) found.add(name)
  return [...found]
}

/** These scripts and whatever they may ever load. */
export function everythingFrom(files: readonly string[], read: (file: string) => string): string[] {
  const found = new Set(files)
  for (const file of found)
    for (const name of [...importsOf(read(file)), ...lazyImportsOf(read(file))]) found.add(name)
  return [...found]
}
