export { RankBars } from '../charts/RankBars/RankBars';
export type { RankBarsProps, RankItem } from '../charts/RankBars/RankBars';
