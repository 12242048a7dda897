export type { CodeMessage } from './code-message.ts'
export { observedAttributes } from './options.ts'
