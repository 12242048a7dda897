export const onNodeAlone: Readonly<Record<string, string>>
export function edgeTestFiles(): string[]
