/** How many pieces of work of one kind run at once, and how many more wait in their order. */
export interface Places {
  readonly atWork: number
  readonly waiting: number
}

interface Line {
  atWork: number
  readonly waiting: (() => void)[]
}

/** Lines of people, or of other names: each has separate places, so none is held up by another. */
export interface Lines<Name> {
  /** Runs work at its turn. @throws what `refuse` returns if the line is full; the work does not begin then. */
  run<T>(name: Name, work: () => Promise<T>): Promise<T>
}

/** Creates lines with the same number of places each. */
export function createLines<Name>({ atWork, waiting }: Places, refuse: (name: Name) => Error): Lines<Name> {
  const lines = new Map<Name, Line>()
  const leave = (name: Name, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.atWork -= 1
    if (line.atWork === 0) lines.delete(name)
  }
  return {
    async run(name, work) {
      const line = lines.get(name) ?? { atWork: 0, waiting: [] }
      if (line.atWork < atWork) line.atWork += 1
      else if (line.waiting.length >= waiting) throw refuse(name)
      else await new Promise<void>((go) => line.waiting.push(go))
      lines.set(name, line)
      try {
        return await work()
      } finally {
        leave(name, line)
      }
    },
  }
}
