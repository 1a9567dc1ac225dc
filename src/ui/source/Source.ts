import type { Coin } from '#shared/api/coin.ts'
import type { FigureName, InputsOf } from '#shared/figures/index.ts'

/** Where one figure comes from, with what it was reckoned from. */
type SourceOf<Name extends FigureName> = Name extends FigureName
  ? {
      readonly figure: Name
      /** The answer that it was taken from, or a part of it: says when it was computed. */
      readonly from: unknown
      /** Of which coin the rows behind it are. */
      readonly coin?: Coin
    } & (InputsOf<Name> extends undefined
      ? { readonly inputs?: undefined }
      : { readonly inputs: InputsOf<Name> })
  : never

export type Source = SourceOf<FigureName>

/**
 * What a shown amount is to say of itself: its source, or why it needs none. `record`: a field of the record that is
 * shown, or that the row opens; `typed`: what whoever reads it has just typed; `desk`: on the operators' console, whose figures
 * docs/figures.md tells.
 */
export type FigureOf = Source | 'record' | 'typed' | 'desk'
