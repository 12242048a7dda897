export interface GeneratedFiles {
  'theme.generated.css': string
  'palette.generated.ts': string
}
export function generate(): GeneratedFiles
export function committed(): GeneratedFiles
