/** What the bundler tells of modules. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Whether a module is imported by one of these files, or by what they import; not what they fetch later. */
export function reachedFrom(...files: readonly string[]) {
  let reached: ReadonlySet<string> | undefined
  return (id: string, modules: Modules): boolean => {
    reached ??= closure(files, modules)
    return reached.has(id)
  }
}

function closure(files: readonly string[], modules: Modules) {
  const found = new Set(files.map((file) => `${process.cwd()}/${file}`))
  for (const one of found)
    for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}
