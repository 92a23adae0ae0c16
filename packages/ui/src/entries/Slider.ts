export { Slider } from '../components/Slider/Slider';
export type { SliderProps, SliderValue } from '../components/Slider/Slider';
export type { SliderMark } from '../components/Slider/SliderMarks';
