import type { Texts } from '../texts';

export const mail: Texts = {
  'A page about your bread': 'صفحة عن خبزكم',
  'Oven 2 waits for its part': 'الفرن 2 ينتظر قطعته',
  'Report of the visit on the 4th': 'تقرير زيارة يوم 4',
  'Autumn menu, second draft': 'قائمة الخريف، المسودة الثانية',
  Hillside: 'هيلسايد',
  Riverbank: 'ريفربانك',
  'The autumn lots are in': 'وصلت قهوة الخريف',
  'Hake is short this week': 'النازلي قليل هذا الأسبوع',
  'Statement for October': 'كشف حساب أكتوبر',
  'Rye starter for the new place': 'خميرة الجاودار للمكان الجديد',
  'A scarf under table 9': 'وشاح تحت الطاولة 9',
  'Water will be off for three hours': 'انقطاع المياه ثلاث ساعات',
  'Mother’s birthday': 'عيد ميلاد أمي',
  'First squash of the year': 'أول قرع هذا العام',
  'Corkage, complaints, a compliment': 'رسم الفتح، شكاوى، ومديح',
  'Allocation 2025: 6 cases are yours until Friday': 'حصة 2025: 6 صناديق محجوزة لكم حتى الجمعة',
  'Glass instead of plastic': 'زجاج بدلًا من البلاستيك',
  'Swap on Thursday': 'تبديل يوم الخميس',
  'Table for 22 on Friday': 'طاولة لـ22 شخصًا يوم الجمعة',
  'Photographs of the tasting': 'صور جلسة التذوق',
  'New signature card': 'بطاقة توقيع جديدة',
  'Praise, and a button': 'ثناء وزر',
  'New rules for allergen cards': 'قواعد جديدة لبطاقات مسببات الحساسية',
  'Six loaves a day until Tuesday': 'ستة أرغفة يوميًا حتى الثلاثاء',
  'Order 2211': 'الطلب 2211',
  'Your scarf': 'وشاحك',
  'The cake': 'الكعكة',
  'Managers’ round on Monday': 'اجتماع المديرين يوم الاثنين',
  Awning: 'المظلة',
  'The six cases': 'الصناديق الستة',
  'About Thursday': 'بخصوص الخميس',
  'Deposit bottles': 'زجاجات بتأمين',
  'First place in every search, guaranteed': 'المركز الأول في كل بحث، مضمون',
  'Parcel held: pay 1.99': 'طرد محتجز: ادفع 1.99',
  'Last warning about your prize': 'آخر تحذير بشأن جائزتك',
  No: 'لا',
  'Printer at the pass was offline for 4 min': 'طابعة ممر التسليم كانت غير متصلة 4 دقائق',
  'Boxes of last week': 'صناديق الأسبوع الماضي',
  'Lift inspection': 'فحص المصعد',
  'Summer lots, last call': 'قهوة الصيف، الفرصة الأخيرة',
  '<p>Thank you! The second menu, and a cake without nuts. Is 23:30 for the speech all right with the kitchen?</p><p>Dana</p>':
    '<p>شكرًا لكم! القائمة الثانية، وكعكة بلا مكسرات. هل يناسب المطبخ أن تكون الكلمة عند 23:30؟</p><p>دانا</p>',
  '<p>Maren, Saturday is two short on the floor from 18:00. Tomás can do a double if he has Sunday lunch off. Bea lends us one runner.</p>':
    '<p>مارين، ينقصنا اثنان في الصالة يوم السبت من 18:00. يستطيع توماس العمل مناوبتين إن أخذ غداء الأحد إجازة. وبيا تعيرنا مساعدًا.</p>',
  '<p>Hello Maren,</p><p>I write the weekend page of Plate &amp; Tide. May I watch a morning shift in the bakery? Three hours, one photographer, nobody in the way.</p>':
    '<p>مرحبًا مارين،</p><p>أكتب صفحة نهاية الأسبوع في Plate &amp; Tide. هل أستطيع حضور مناوبة صباحية في المخبز؟ ثلاث ساعات، ومصور واحد، ولن نعيق أحدًا.</p>',
  '<p>The thermostat arrives on Monday. Until then we bake in two rounds and take six loaves from Old Mill.</p><p>The engineer wants the serial plate, picture attached.</p>':
    '<p>يصل منظم الحرارة يوم الاثنين. حتى ذلك الحين نخبز على دفعتين ونأخذ ستة أرغفة من Old Mill.</p><p>الفني يريد لوحة الرقم التسلسلي، والصورة مرفقة.</p>',
  '<p>Please find the report attached. Two remarks: the probe of cold store 2 reads 0.6 °C low, and the label printer of the pastry section prints no year.</p><p>Next visit within twelve months.</p>':
    '<p>تجدون التقرير مرفقًا. ملاحظتان: مجس غرفة التبريد 2 يقرأ أقل بـ0.6 °م، وطابعة ملصقات قسم الحلويات لا تطبع السنة.</p><p>الزيارة التالية خلال اثني عشر شهرًا.</p>',
  '<p>Chestnut soup is in, the squid is out. Costs are in the table, allergens in the text file. Can we taste on Wednesday?</p>':
    '<p>حساء الكستناء دخل والحبار خرج. التكاليف في الجدول ومسببات الحساسية في الملف النصي. هل نتذوق يوم الأربعاء؟</p>',
  '<p>Done. On the van at 06:10 tomorrow, ice boxes to be returned.</p>':
    '<p>تم. في الشاحنة غدًا عند 06:10، وصناديق الثلج تُعاد.</p>',
  '<p>The boats stay in until Wednesday. We can send 14 kg of hake instead of 30, or pollock at the same price.</p>':
    '<p>القوارب باقية في الميناء حتى الأربعاء. يمكننا إرسال 14 كجم من النازلي بدلًا من 30، أو البولوك بالسعر نفسه.</p>',
  '<p>Your statement is ready. Takings of three terminals were credited on the 2nd instead of the 1st because of the holiday.</p>':
    '<p>كشف حسابكم جاهز. أُضيفت إيرادات ثلاثة أجهزة في اليوم 2 بدلًا من اليوم 1 بسبب العطلة.</p>',
  '<p>We keep a jar for you. It likes 26 degrees and to be fed at night. Bring your own lid.</p>':
    '<p>نحتفظ لكم بمرطبان. يحب 26 درجة وأن يُغذى ليلًا. أحضروا غطاءكم.</p>',
  '<p>Grey wool, a small burn at one end. We sat there on Sunday evening. I can fetch it any morning.</p>':
    '<p>صوف رمادي، وحرق صغير عند طرفه. جلسنا هناك مساء الأحد. أستطيع استلامه في أي صباح.</p>',
  '<p>The main in the street is replaced. No water from 07:00 to 10:00, twelve days from today. Fill what you need the evening before.</p>':
    '<p>سيُستبدل الأنبوب الرئيسي في الشارع. لا مياه من 07:00 إلى 10:00 بعد اثني عشر يومًا. املؤوا ما تحتاجونه في المساء السابق.</p>',
  '<p>Are you bringing the almond cake, or do I have to?</p><p>There will be eleven of us, and the dog.</p>':
    '<p>هل تحضرين كعكة اللوز أم أحضرها أنا؟</p><p>سنكون أحد عشر، والكلب.</p>',
  '<p>40 kg Crown Prince, 20 kg onion squash, and nettles if you say so before noon.</p>':
    '<p>40 كجم من قرع Crown Prince و20 كجم من القرع الأحمر، والقراص إن أخبرتمونا قبل الظهر.</p>',
  '<p>Corkage: two tables asked, both paid. Complaints: one, the draught at table 2. Compliment: a guest called Tomás the calmest man in the city.</p>':
    '<p>رسم الفتح: طاولتان سألتا، وكلتاهما دفعتا. الشكاوى: واحدة، تيار الهواء عند الطاولة 2. المديح: وصف ضيفٌ توماس بأنه أهدأ رجل في المدينة.</p>',
  '<p>We hold six cases of the field blend for Casa Alecrim. The price is that of last year.</p>':
    '<p>نحجز ستة صناديق من خليط الكرم لـCasa Alecrim. والسعر سعر العام الماضي.</p>',
  '<p>From next month the cream comes in one-litre bottles with a deposit of 0.60. Crates of 12. The van takes the empties back.</p>':
    '<p>من الشهر القادم تأتي القشدة في زجاجات سعة لتر بتأمين 0.60. صناديق من 12. والشاحنة تستعيد الفوارغ.</p>',
  '<p>Rafael takes my lunch, I take his late. Both of us are fine with it, it needs your word.</p>':
    '<p>رافاييل يأخذ غدائي وآخذ مناوبته المتأخرة. كلانا موافق، ولا ينقص إلا كلمتك.</p>',
  '<p>Good morning,</p><p>We are 22 for a retirement dinner this Friday at 22:00. Could we have the long table? Two of us eat no shellfish.</p><p>Dana</p>':
    '<p>صباح الخير،</p><p>نحن 22 شخصًا لعشاء تقاعد يوم الجمعة هذا عند 22:00. هل يمكن أن نحجز الطاولة الطويلة؟ اثنان منا لا يأكلان المحار.</p><p>دانا</p>',
  '<p>Six here, eight there, four in the cellar. Drawing attached.</p>':
    '<p>ستة هنا، وثمانية هناك، وأربعة في القبو. الرسم مرفق.</p>',
  '<p>All 48 of them. The fifth is the one for the menu.</p>': '<p>كل الصور الـ48. والخامسة هي صورة القائمة.</p>',
  '<p>The card for Ilse Okafor is valid from the 1st.</p>': '<p>بطاقة إيلسه أوكافور صالحة من اليوم 1.</p>',
  '<p>Best evening of the year. One of us lost a brass button near the coat rack; it is of no value to anyone but him.</p>':
    '<p>أجمل أمسية في العام. فقد أحدنا زرًا نحاسيًا قرب علّاقة المعاطف؛ لا قيمة له إلا عنده.</p>',
  '<p>From January each dish that is sold unpacked needs its card in writing. A sample is attached.</p>':
    '<p>من يناير يحتاج كل طبق يباع دون تغليف إلى بطاقة مكتوبة. مرفق نموذج.</p>',
  '<p>Agreed, and pay the runner the late rate.</p>': '<p>موافقة، وادفعي للمساعد أجر الليل.</p>',
  '<p>Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.</p>':
    '<p>فرن الطوابق 2 معطل. ستة من الأرغفة السمراء قبل الحادية عشرة، على حساب المطعم من فضلكم.</p>',
  '<p>Send the 14 kg and 16 kg of pollock. We change the card for three days.</p>':
    '<p>أرسلوا 14 كجم، و16 كجم من البولوك. سنغيّر القائمة ثلاثة أيام.</p>',
  '<p>24 kg house, 6 kg decaf, on Thursday as usual.</p>':
    '<p>24 كجم من خلطة البيت، و6 كجم منزوعة الكافيين، يوم الخميس كالمعتاد.</p>',
  '<p>It hangs behind the bar with your name on it.</p>': '<p>معلّق خلف البار وعليه اسمك.</p>',
  '<p>I bring it. You do the candles.</p>': '<p>أنا أحضرها. وأنتِ الشموع.</p>',
  '<p>Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.</p>':
    '<p>العاشرة، في المكتب. أحضروا الإلغاءات التي تتجاوز 40 والشيء الوحيد الذي تودون التوقف عنه.</p>',
  '<p>Dear Dana,</p><p>The long table is yours from 22:00. We will send three menus to choose from and mark two places without shellfish.</p><p>Maren</p>':
    '<p>عزيزتي دانا،</p><p>الطاولة الطويلة لكم من 22:00. سنرسل ثلاث قوائم للاختيار، ونحدد مقعدين بلا محار.</p><p>مارين</p>',
  '<p>Plans attached. The posts stand on our side of the drain.</p>':
    '<p>المخططات مرفقة. الأعمدة على جهتنا من المصرف.</p>',
  '<p>Dear Marguerite,</p><p>Come on Tuesday at four in the morning. Wear shoes that</p>':
    '<p>عزيزتي مارغريت،</p><p>تعالي يوم الثلاثاء في الرابعة صباحًا. البسي حذاءً</p>',
  '<p>We take all six. Invoice to Casa Alecrim, delivery after the 20th.</p>':
    '<p>نأخذ الستة كلها. الفاتورة إلى Casa Alecrim، والتسليم بعد يوم 20.</p>',
  '<p>Ideas for the staff party: bowling, boat, nothing at all</p>':
    '<p>أفكار لحفل الفريق: بولينغ، قارب، لا شيء إطلاقًا</p>',
  '<p>Tomás, fine with me, but</p>': '<p>توماس، لا مانع عندي، لكن</p>',
  '<p>Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?</p>':
    '<p>سؤالان قبل أن نوافق: من يغسلها، وأين نضع اثني عشر صندوقًا في لشبونة؟</p>',
  '<p>We looked at your site and wept. For 299 a month you will be found before you are looked for.</p>':
    '<p>رأينا موقعكم وبكينا. مقابل 299 شهريًا سيجدكم الناس قبل أن يبحثوا عنكم.</p>',
  '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>':
    '<p>طردك محتجز في المستودع. <a href="http://parcel-desk.example/pay?id=7">ادفع الرسم</a> خلال 12 ساعة.</p>',
  '<p>You have not answered. The prize is sad.</p>': '<p>لم تردّ. الجائزة حزينة.</p>',
  '<p>It was good to talk yesterday (we did not). Shall we say Tuesday?</p>':
    '<p>سررنا بالحديث معكم أمس (لم نتحدث). هل يناسبكم الثلاثاء؟</p>',
  '<p>Take us off your list.</p>': '<p>احذفونا من قائمتكم.</p>',
  '<p>It is back. Two tickets were printed late: 118 and 119.</p>':
    '<p>عادت للعمل. طُبعت تذكرتان متأخرتين: 118 و119.</p>',
  '<p>Seven boxes are still with you.</p>': '<p>ما زالت لديكم سبعة صناديق.</p>',
  '<p>Done, no remarks.</p>': '<p>تم، بلا ملاحظات.</p>',
  '<p>The lemon one is nearly gone.</p>': '<p>قهوة الليمون أوشكت على النفاد.</p>',
  'Day closed: {0}, {1} covers': 'أُغلق اليوم: {0}، الضيوف: {1}',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: brown butter hake.</p>':
    '<p>الضيوف: {0}، الإلغاءات: {1}، الضيافة: {2}. البطاقة والنقد متطابقان.</p><p>الأكثر مبيعًا: نازلي بالزبدة البنية.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: bread and cultured butter.</p>':
    '<p>الضيوف: {0}، الإلغاءات: {1}، الضيافة: {2}. البطاقة والنقد متطابقان.</p><p>الأكثر مبيعًا: الخبز والزبدة المخمّرة.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Sold out before ten: the tart of the day.</p>':
    '<p>الضيوف: {0}، الإلغاءات: {1}، الضيافة: {2}. البطاقة والنقد متطابقان.</p><p>نفدت قبل العاشرة: تارت اليوم.</p>',
  'The very long matter of which chairs go where on the terrace once the awning is moved two metres towards the harbour and the heaters stand in the other row, including the four folding ones from Komorebi':
    'المسألة الطويلة جدًا: أي الكراسي توضع أين على الشرفة بعد نقل المظلة مترين نحو الميناء ووضع المدافئ في الصف الآخر، ومنها الكراسي الأربعة القابلة للطي من Komorebi',
  'our call': 'مكالمتنا',
};
