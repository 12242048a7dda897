export const conditions: string[]
export const serverConditions: string[]
export const sourceConditions: {
  resolve: { conditions: string[] }
  ssr: { resolve: { conditions: string[]; externalConditions: string[] } }
}
