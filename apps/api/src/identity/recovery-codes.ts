import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Keys } from './keys.ts'

const codeCount = 10
const characters = 10
/** Without 0 and o, 1 and l, which look alike on paper. There are 32 characters, so that each holds 5 bits. */
const codeLetters = '23456789abcdefghijkmnpqrstuvwxyz'

/** Codes on paper for a person whose phone is lost: 50 bits each, good once, stored as keyed hashes. */
export interface RecoveryCodes {
  /** Returns ten codes as `ab2cd-3efgh` if the person has none or has used all; an empty list if one is left. */
  issue(personId: number): Promise<string[]>
  /** Uses a code up; blanks, dashes and case are ignored. */
  use(personId: number, typed: string): Promise<boolean>
}

interface RecoveryParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
}

export function createRecoveryCodes({ keys, clock, random, directory }: RecoveryParts): RecoveryCodes {
  const hashOf = (personId: number, code: string) => keys.sign('recovery-code', `${personId}:${code}`)
  const newCode = () => Array.from(random.bytes(characters), (byte) => codeLetters[byte % codeLetters.length]).join('')
  return {
    async issue(personId) {
      const codes = Array.from({ length: codeCount }, newCode)
      const isNew = await directory.secondFactors.addRecoveryCodes(
        personId,
        codes.map((code) => hashOf(personId, code)),
      )
      return isNew ? codes.map((code) => `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`) : []
    },
    use: (personId, typed) =>
      directory.secondFactors.useRecoveryCode(
        personId,
        hashOf(personId, typed.toLowerCase().replaceAll(/[\s-]/g, '')),
        clock.now(),
      ),
  }
}
