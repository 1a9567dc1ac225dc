/** That the service said that something stands still. `asOf`: when, where it cannot be asked whether it still does. */
export type Told = { asOf: Date | undefined }
