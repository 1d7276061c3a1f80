import { describe, expect, it } from 'vitest'
import { judge, median } from './measurement'

describe('judge', () => {
  it('takes the limit itself as kept, and one more as over', () => {
    expect(judge({ name: 'script', subject: '/docs/', value: 96 })).toMatchObject({
      budget: '<= 96',
      upstream: '450-480',
      verdict: 'ok',
    })
    expect(judge({ name: 'script', subject: '/docs/', value: 96.04 }).verdict).toBe('over')
  })

  it('knows budgets that are a least', () => {
    expect(judge({ name: 'performance', subject: '/', value: 98 })).toMatchObject({
      budget: '>= 98',
      verdict: 'ok',
    })
    expect(judge({ name: 'performance', subject: '/', value: 97 }).verdict).toBe('over')
  })

  it('passes no verdict where there is no budget', () => {
    expect(judge({ name: 'requests', subject: '/', value: 1000 })).toMatchObject({ budget: '', verdict: '' })
  })

  it('takes a limit that only the measurement knows', () => {
    expect(judge({ name: 'growthCpu', subject: '', value: 3.31, most: 3 * 1.1 })).toMatchObject({
      budget: '<= 3.3',
      verdict: 'over',
    })
  })

  it('tells what upstream took in the same run rather than what it took once', () => {
    expect(
      judge({ name: 'cpu', subject: '/docs/', value: 220, upstream: 642.4, most: 0.35 * 642.4 }),
    ).toMatchObject({
      budget: '<= 224.84',
      upstream: '642',
      verdict: 'ok',
    })
  })

  it('does not let a value pass that could not be measured', () => {
    expect(judge({ name: 'develop', subject: '', value: NaN }).verdict).toBe('over')
    expect(judge({ name: 'seo', subject: '', value: NaN }).verdict).toBe('over')
  })
})

describe('median', () => {
  it('is not moved by one odd value, and sorts numbers as numbers', () => {
    expect(median([100, 9, 8])).toBe(9)
    expect(median([1, 2, 3, 1000])).toBe(2.5)
    expect(median([])).toBeNaN()
  })
})
