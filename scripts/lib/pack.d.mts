export const packedFolder: string
export function packAll(): Promise<string[]>
