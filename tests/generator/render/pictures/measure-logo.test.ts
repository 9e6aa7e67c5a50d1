import { expect, test } from 'vitest'
import { type LogoOnPages, measureLogo } from '#generator/render/pictures/measure-logo.ts'

const [light, dark] = ['#fbfaf8', '#100e0b']
const addressOf = (shapes: string): LogoOnPages['address'] => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${shapes}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
const faintOn = (shapes: string): [light: number, dark: number] => {
  const [first, second] = measureLogo({ address: addressOf(shapes), grounds: [light, dark] })
  const percent = (share = -1) => Math.round(share * 100)
  return [percent(first?.share), percent(second?.share)]
}
const word = (fill: string) => `<path d="M48 8h8v24h-8zM62 8h8v24h-8zM76 8h40v8H76z" fill="${fill}"/>`

test('dark words vanish on dark pages, and light ones on light pages', () => {
  expect(faintOn(word('#191713'))).toEqual([0, 100])
  expect(faintOn(word('#ffffff'))).toEqual([100, 0])
  expect(faintOn(word('currentColor'))).toEqual([0, 100])
  expect(faintOn(`<g fill="none" stroke="#222" stroke-width="6"><path d="M40 20h80"/></g>`)).toEqual([0, 100])
  expect(measureLogo({ address: addressOf(word('#191713')), grounds: [dark] })[0]?.ratio).toBeCloseTo(1.08, 1)
})

test('a colour that both pages show is fine, and so is whatever lies on a tile', () => {
  expect(faintOn(word('#d9480f'))).toEqual([0, 0])
  expect(faintOn(`<path d="M0 0h160v40H0z" fill="#1864ab"/>${word('#ffffff')}`)).toEqual([0, 0])
  expect(faintOn(`<path d="M2 2h156v36H2z" fill="#d9480f"/>${word('#111111')}`)).toEqual([0, 0])
})

test('of a sign and a word that vanishes, the share is that of the word', () => {
  const [onLight, onDark] = faintOn(`<circle cx="20" cy="20" r="16" fill="#e8590c"/>${word('#1a1a1a')}`)
  expect(onLight).toBe(0)
  expect(onDark).toBeGreaterThan(40)
  expect(onDark).toBeLessThan(90)
})

test('what has no edge, or cannot be drawn, is not faint', () => {
  expect(faintOn('')).toEqual([0, 0])
  expect(faintOn('<path d="M0 0h160v40H0z" fill="#ffffff" opacity=".5"/>')).toEqual([0, 0])
  expect(measureLogo({ address: 'data:image/png;base64,AAAA', grounds: [light] })[0]?.share).toBe(0)
})
