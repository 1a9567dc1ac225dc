/** One open transaction. The only way any room reaches the database: values are always parameters. */
export type Tx = <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => Promise<Row[]>
