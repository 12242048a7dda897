/** One rule of how the product speaks: what it finds, what to write instead, and a text that it catches and one that it lets pass. */
export interface VoiceRule {
  readonly found: RegExp
  readonly instead: string
  readonly catches: string
  readonly passes: string
  /** `screens`: developers may use the word. `labels`: only texts without a period at their end. */
  readonly where: 'everywhere' | 'screens' | 'labels'
}

export const rule = (
  found: RegExp,
  instead: string,
  catches: string,
  passes: string,
  where: VoiceRule['where'] = 'everywhere',
): VoiceRule => ({ found, instead, catches, passes, where })
