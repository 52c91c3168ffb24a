import { expect, test } from 'vitest'
import { random } from '../random.ts'
import { type Ball, wash } from './wash.ts'

/** Many small parts along a wall, as bricks are, and a ball for each. */
function wall(count: number) {
  const chance = random(4)
  const [positions, normals, parts]: [number[], number[], number[]] = [[], [], []]
  const balls: Ball[] = []
  for (let part = 0; part < count; part++) {
    for (let i = 0; i < 6; i++) {
      positions.push(part * 3 + chance.between(-2, 2), chance.between(0, 20), chance.between(-2, 2))
      normals.push(1, 0, 0)
      parts.push(i === 5 ? -1 : part)
    }
    balls.push({ x: part * 3, y: chance.between(0, 20), z: 0, r: chance.between(0.5, 3), part })
  }
  return { model: { positions, normals, parts, colours: new Float32Array(positions.length).fill(1) }, balls }
}

test('a vertex is darkened alike, whether only it is washed or the whole wall', () => {
  const { model, balls } = wall(60)
  wash(model, balls, 0.75, undefined)
  const alone = wall(60).model.parts.flatMap((part, i) => {
    if (part === -1) return [1, 1, 1]
    const [positions, normals] = [model.positions.slice(i * 3, i * 3 + 3), model.normals.slice(i * 3, i * 3 + 3)]
    const colours = new Float32Array([1, 1, 1])
    wash({ positions, normals, parts: [part], colours }, balls, 0.75, undefined)
    return [...colours]
  })
  expect([...model.colours]).toEqual(alone)
  expect(alone.filter(value => value < 0.9).length).toBeGreaterThan(100)
})

test('the nearer a ball of another part, the darker; its own darkens nothing', () => {
  const after = (at: number, part: number): number => {
    const colours = new Float32Array([1, 1, 1])
    const ball = { x: at, y: 0, z: 0, r: 1, part }
    wash({ positions: [0, 0, 0], normals: [1, 0, 0], parts: [0], colours }, [ball], 1, undefined)
    return colours[0] as number
  }
  expect(after(2, 1)).toBeCloseTo(Math.exp(-0.9 / 4), 3)
  expect(after(4, 1)).toBeGreaterThan(after(2, 1))
  expect([after(4.48, 1), after(-2, 1), after(2, 0)]).toEqual([1, 1, 1])
})
