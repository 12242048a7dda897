/**
 * Whether a tag of a template is one of ours and no component of Vue.
 * @example app.config.compilerOptions.isCustomElement = isCustomElement
 */
export const isCustomElement = (tag: string): boolean => tag.startsWith('evenkeel-')

export { loadEvenkeel } from './load-evenkeel.ts'
