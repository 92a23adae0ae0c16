export { CandlestickChart } from '../charts/CandlestickChart/CandlestickChart';
export type { Candle, CandlestickChartProps } from '../charts/CandlestickChart/CandlestickChart';
