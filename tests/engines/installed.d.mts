export interface Engine {
  readonly name: 'firefox' | 'webkit'
  /** as people call it */
  readonly title: string
  /** path of each program; undefined if it is not installed */
  readonly parts: Readonly<Record<string, string | undefined>>
  /** one sentence for a person without it */
  readonly how: string
}

export function findEngines(): readonly Engine[]
export function isInstalled(engine: Engine): boolean
