export function edgeTestFiles(): string[]
