import type { D1Database, D1Statement } from '../../src/hosts/edge/platform.ts'

const countedStatement = (statement: D1Statement, note: () => void): D1Statement =>
  new Proxy(statement, {
    get(target, name) {
      if (name === 'bind') return (...values: unknown[]) => countedStatement(target.bind(...values), note)
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...values: unknown[]): unknown => {
        note()
        return method.apply(target, values)
      }
    },
  })

/** Wraps the directory and counts each statement: on the edge each is a call to another service. */
export const countedD1 = (db: D1Database, note: () => void): D1Database => ({
  prepare: (sql) => countedStatement(db.prepare(sql), note),
  batch(statements) {
    for (const _ of statements) note()
    return db.batch(statements)
  },
})
