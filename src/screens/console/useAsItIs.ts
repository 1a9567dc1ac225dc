const AS_IT_IS: Readonly<Record<string, string>> = {}

/** Where a section says nothing else: opened as it opens by itself. */
export const useAsItIs = () => AS_IT_IS
