export { aDiscount, aLine, aPayment, aSoldBill } from './bills/testing/bill';
